import { familySeconds, processorSeconds } from './process-figures.ts'

/** Process ids of what is measured. */
export interface Measured {
  service: number
  /** Undefined where the database is embedded in the service. */
  postmaster: number | undefined
}

/** Milliseconds of processor time, user and system, as the kernel counts them. */
export interface ProcessorTime {
  service: number
  postgres: number | undefined
  /** Of the process that asks: the bench itself. */
  client: number
}

/** Starts to count; the answer ends that and returns the milliseconds used since. */
export function startMeter(measured: Measured): () => ProcessorTime {
  const before = read(measured)
  return () => {
    const after = read(measured)
    return {
      service: after.service - before.service,
      postgres:
        after.postgres === undefined || before.postgres === undefined ? undefined : after.postgres - before.postgres,
      client: after.client - before.client,
    }
  }
}

function read({ service, postmaster }: Measured): ProcessorTime {
  const { user, system } = process.cpuUsage()
  return {
    service: processorSeconds(service) * 1_000,
    postgres: postmaster === undefined ? undefined : familySeconds(postmaster) * 1_000,
    client: (user + system) / 1_000,
  }
}

/** The same for each of a number of requests. */
export function perRequest({ service, postgres, client }: ProcessorTime, requests: number): ProcessorTime {
  return { service: service / requests, postgres: postgres && postgres / requests, client: client / requests }
}
