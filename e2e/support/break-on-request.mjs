import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Preloaded into the stores under test: a page asked for with this header fails in the framework itself. The
 * header becomes one that the framework cannot read, behind the front door, which lets none of those through.
 */
const HEADER = 'x-break-page'

const breakable = listener => (request, response) => {
  if (request.headers[HEADER] !== undefined)
    Object.assign(request.headers, { rsc: '1', 'next-router-state-tree': '%%%' })
  return listener(request, response)
}

let create = http.createServer

// A later replacement of the function, like the front door's, gets a listener that can be broken.
Object.defineProperty(http, 'createServer', {
  configurable: true,
  enumerable: true,
  get: () => {
    const current = create
    return (first, second) =>
      typeof first === 'function'
        ? current(breakable(first))
        : current(first, second === undefined ? undefined : breakable(second))
  },
  set: replacement => {
    create = replacement
  },
})
syncBuiltinESMExports()
