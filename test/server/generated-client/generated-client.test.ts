/** @alike-on-postgres what is compiled is made from the contract, and the order that it places is any order. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { aRegistration } from '#test/support/accounts.ts'
import { aFeast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'
import { customerProgram } from './customer-program.ts'

const server = useServer()
const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

/** The program of a customer, compiled with the client that is generated from the document. */
interface Program {
  orderForForty(given: object): Promise<{
    quoted: number
    placed: OrderView
    repeated: OrderView
    seen: OrderView
    codeOfStrangers: string | undefined
  }>
}

test('a client that is generated from the document compiles and places an order', { timeout: 120_000 }, async () => {
  const [directory, baseUrl] = await Promise.all([aDirectory(), listening()])
  const document: object = JSON.parse(await (await server.request('/api/openapi.json')).text()) as object
  await generate(document, directory)
  const { orderForForty } = (await import(/* @vite-ignore */ await compiled(directory))) as Program
  const { caterer } = await aFeast(server)
  const { role: _role, ...person } = aRegistration()

  const done = await orderForForty({ baseUrl, catererId: caterer.id, person, key: 'a-key-of-the-client' })

  expect(done.placed).toMatchObject({ state: 'awaiting_payment', guests: 40, bill: { total: done.quoted } })
  expect(done.repeated.id).toBe(done.placed.id)
  expect(done.seen).toEqual(done.placed)
  expect(done.codeOfStrangers).toBe('order_not_found')
})

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pangat-client-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** The API on a port, over the database of this file. */
async function listening(): Promise<string> {
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'GET' ? {} : { body: await request.text() }
    return server.request(pathname + search, { method, headers, ...body })
  }
  const listener = getRequestListener(answer)
  const http = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => http.once('listening', resolve))
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  // A server on a port has an address with it.
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

async function generate(document: object, directory: string): Promise<void> {
  const input = join(directory, 'openapi.json')
  await writeFile(input, JSON.stringify(document))
  await createClient({
    input,
    output: { path: join(directory, 'generated'), module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  })
}

/** Compiles the program strictly and returns the path of the module. */
async function compiled(directory: string): Promise<string> {
  await writeFile(join(directory, 'customer.ts'), customerProgram)
  await writeFile(join(directory, 'package.json'), '{ "type": "module" }')
  const options = {
    compilerOptions: {
      target: 'ES2024',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      strict: true,
      types: [],
      rootDir: '.',
      outDir: 'compiled',
    },
    files: ['customer.ts'],
  }
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(options))
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', directory]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  )
  expect(stdout).toBe('')
  return join(directory, 'compiled/customer.js')
}
