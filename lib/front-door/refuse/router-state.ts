/**
 * Header in which the client router describes the page that is shown, in the framework's own format. Any
 * other content is refused.
 */
export const ROUTER_STATE_HEADER = 'next-router-state-tree'

const LONGEST = 16_384
const PARAM_KINDS = /^(?:c|oc|d|[cd]i\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/
const MARKS: readonly unknown[] = ['refetch', 'inside-shared-layout', 'metadata-only']

const isText = (value: unknown): boolean => typeof value === 'string'
const isNothing = (value: unknown): boolean => value === null || value === undefined

/** A segment: a path part, or a filled placeholder as name, value, kind and sibling segments. */
function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value)
  const [name, filled, kind, siblings] = value
  const isKind = typeof kind === 'string' && PARAM_KINDS.test(kind)
  const isList = siblings === null || (Array.isArray(siblings) && siblings.every(isText))
  return value.length === 4 && isText(name) && isText(filled) && isKind && isList
}

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isText)

function isTree(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false
  const [segment, children, refresh, mark, hints, last] = value
  if (typeof children !== 'object' || children === null) return false
  return (
    isSegment(segment) &&
    (isNothing(refresh) || isPair(refresh)) &&
    (isNothing(mark) || MARKS.includes(mark)) &&
    (isNothing(hints) || typeof hints === 'number') &&
    (last === undefined || isText(last)) &&
    Object.values(children).every(isTree)
  )
}

/** Whether the framework can parse such a header; otherwise it would respond with a server error. */
export function isRouterState(header: string): boolean {
  if (header.length > LONGEST) return false
  try {
    return isTree(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}
