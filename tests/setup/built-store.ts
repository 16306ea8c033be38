import { join } from 'node:path'
import { buildStore } from '../../scripts/build-store'

/** The tests of whole processes need a build of the sources as they are. */
export function setup(): void {
  buildStore(join(import.meta.dirname, '..', '..'))
}
