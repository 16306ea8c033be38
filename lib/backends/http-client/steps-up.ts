/** A dot segment, plain or percent-encoded: URL parsers remove it, and `..` also the segment before it. */
const STEP = /^(?:\.|%2e){1,2}$/i

/** Whether a URL has a dot segment and could therefore reach another path of a back end than intended. */
export function stepsUp(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.split('/').some(part => STEP.test(part))
}
