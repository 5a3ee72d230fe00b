/** Reads the metrics of a process with two workers. Returns a line that says what was seen. @throws when a figure is not there */
export async function readMetrics(port: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const valueOf = (line: string): number => {
    const found = text.split('\n').find((one) => one.startsWith(`${line} `))
    if (found === undefined) throw new Error(`the metrics have no ${line}:\n${text}`)
    return Number(found.slice(line.length + 1))
  }
  const sumOf = (name: string): number =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
  if (valueOf('pangat_workers{state="answered"}') !== 2)
    throw new Error(`not both workers gave their figures:\n${text}`)
  if (valueOf('pangat_database_up') !== 1) throw new Error('the metrics say that the database is away')
  const requests = sumOf('pangat_http_request_duration_seconds_count')
  const hits = valueOf('pangat_page_cache_requests_total{result="hit"}')
  if (requests === 0) throw new Error('the metrics count no request')
  return `metrics of two workers: ${requests} requests, ${hits} pages from the cache, ${valueOf('pangat_database_connections{state="idle"}')} idle connections`
}
