import http from 'node:http'

/** One block of load: a number of requests over a number of keep-alive connections. */
export type Load = {
  /** Requested in order, starting again after the last one. */
  urls: readonly string[]
  headers: Readonly<Record<string, string>>
  requests: number
  connections: number
}

export type LoadResult = { answered: number; wrong: number }

const REQUEST_TIMEOUT_MS = 10_000

function get(agent: http.Agent, url: string, headers: Load['headers']): Promise<boolean> {
  return new Promise(resolve => {
    const request = http.get(url, { agent, headers, timeout: REQUEST_TIMEOUT_MS }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
      response.once('error', () => resolve(false))
    })
    request.once('timeout', () => request.destroy(new Error('too slow')))
    request.once('error', () => resolve(false))
  })
}

async function run(load: Load): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.connections })
  const { urls, headers, requests } = load
  let sent = 0
  let wrong = 0
  const work = async () => {
    while (sent < requests) {
      const url = urls[sent % urls.length] ?? ''
      sent += 1
      if (!(await get(agent, url, headers))) wrong += 1
    }
  }
  await Promise.all(Array.from({ length: load.connections }, work))
  agent.destroy()
  return { answered: requests - wrong, wrong }
}

// Runs in a separate process, so that the load generator's CPU time is not counted as the server's.
process.on('message', (load: Load) => {
  void run(load).then(result => process.send?.(result))
})
