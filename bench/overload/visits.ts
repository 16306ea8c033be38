import http from 'node:http'

/** End of a visit: complete page, load shedding (503), anything else, or timeout. */
type VisitEnd = 'whole' | 'shed' | 'wrong' | 'in vain'

export type Visit = { end: VisitEnd; ms: number }

/** Timeout of a visit, after which a user gives up. */
const TIMEOUT_MS = 10_000

const agent = new http.Agent({ keepAlive: true, keepAliveMsecs: 1_000 })

let count = 0

/** A separate client address per visit, from a network for tests (RFC 2544). */
function nextAddress(): string {
  count += 1
  return `198.${18 + ((count >> 16) & 1)}.${(count >> 8) & 255}.${count & 255}`
}

/** Requests a URL as a separate visitor and reads the whole response. The page must contain all `marks`. */
export function visit(url: string, marks: readonly string[]): Promise<Visit> {
  const begun = performance.now()
  return new Promise(resolve => {
    const finish = (end: VisitEnd) => resolve({ end, ms: performance.now() - begun })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const headers = { accept: 'text/html', 'x-forwarded-for': nextAddress() }
    let hasAnswer = false
    const fail = () => {
      if (signal.aborted) finish('in vain')
      // The server has just closed an idle connection: browsers and proxies repeat the request, too.
      else if (call.reusedSocket && !hasAnswer) resolve(visit(url, marks))
      else finish('wrong')
    }
    const call = http.get(url, { agent, signal, headers }, response => {
      hasAnswer = true
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('error', fail)
      response.on('end', () => {
        if (response.statusCode === 503)
          finish(response.headers['retry-after'] === undefined ? 'wrong' : 'shed')
        else finish(response.statusCode === 200 && isWhole(parts, marks) ? 'whole' : 'wrong')
      })
    })
    call.on('error', fail)
  })
}

function isWhole(parts: readonly Buffer[], marks: readonly string[]): boolean {
  const body = Buffer.concat(parts).toString('utf8')
  return marks.every(mark => body.includes(mark))
}
