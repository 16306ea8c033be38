/**
 * A part of a path that is no name but a step, written plainly or in escapes: URL parsers take it away with
 * the part before it.
 */
const STEP = /^(?:\.|%2e){1,2}$/i

/**
 * Whether a part of an address would be read as a step upwards, and lead to another place of a back end than
 * was meant.
 */
export function stepsUp(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.split('/').some(part => STEP.test(part))
}
