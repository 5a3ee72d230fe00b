import { z } from 'zod'

/** Where metrics are read. Whoever reaches it reads them, so it is loopback unless told. */
export interface MetricsConfig {
  host: string
  port: number
}

const sentence = 'METRICS_PORT must be a whole number from 1 to 65535'

export const metricsSettings = {
  METRICS_PORT: z.coerce.number({ error: sentence }).int(sentence).min(1, sentence).max(65_535, sentence).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
}

const Settings = z.object(metricsSettings)

export function metricsFrom({ METRICS_PORT, METRICS_HOST }: z.output<typeof Settings>): MetricsConfig | undefined {
  return METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT }
}
