// Loaded by `node --import` into each process of the product: names in every answer the process that gave it.
import { subscribe } from 'node:diagnostics_channel'

/** The header with the process id. */
subscribe('http.server.request.start', ({ response }) => response.setHeader('x-worker', String(process.pid)))
