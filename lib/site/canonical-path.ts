/** As often as an encoding of an encoding is looked through. */
const MOST_DECODINGS = 3

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The spelling of a path by which tables compare it: without percent-encoding, doubled slashes and a slash at
 * its end. The framework finds a page or handler by some other spellings of its path, too.
 */
export function canonicalPath(path: string): string {
  let spelled = path
  for (let count = 0; count < MOST_DECODINGS && spelled.includes('%'); count += 1) spelled = decode(spelled)
  return spelled.replaceAll(/[\\/]+/g, '/').replace(/(.)\/$/, '$1')
}
