import http from 'node:http'

/**
 * How a visit ended: with the whole page, with a refusal, with something else, or with a visitor who has
 * given up.
 */
type VisitEnd = 'whole' | 'shed' | 'wrong' | 'in vain'

export type Visit = { end: VisitEnd; ms: number }

/** After this nobody waits any longer. */
const PATIENCE_MS = 10_000

const agent = new http.Agent({ keepAlive: true, keepAliveMsecs: 1_000 })

let count = 0

/** An address of its own for every visitor, from a network for tests (RFC 2544). */
function nextAddress(): string {
  count += 1
  return `198.${18 + ((count >> 16) & 1)}.${(count >> 8) & 255}.${count & 255}`
}

/**
 * Asks for an address as a visitor of one's own does, and reads the answer to its end. `marks` must all be in
 * the page.
 */
export function visit(url: string, marks: readonly string[]): Promise<Visit> {
  const begun = performance.now()
  return new Promise(resolve => {
    const finish = (end: VisitEnd) => resolve({ end, ms: performance.now() - begun })
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const headers = { accept: 'text/html', 'x-forwarded-for': nextAddress() }
    let hasAnswer = false
    const fail = () => {
      if (signal.aborted) finish('in vain')
      // The server has closed an idle connection just now: browsers and proxies ask again, too.
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
