import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installSystemPackage } from './system-package.ts'

const PROGRAMS = ['redis-server', 'valkey-server']

/** Path of a Redis or Valkey server, or undefined where there is none. */
export const findRedis = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => PROGRAMS.map(program => join(folder, program)))
    .find(existsSync)

/** Makes sure that there is a Redis for the tests: the one of the machine, else the system's package. */
export function ensureRedis(): void {
  if (findRedis() !== undefined) return
  process.stdout.write('Installing Redis …\n')
  if (process.platform === 'linux')
    for (const name of PROGRAMS) if (findRedis() === undefined) installSystemPackage(name)
  if (findRedis() !== undefined) return
  process.stderr.write(
    'No Redis could be installed: install redis-server or valkey-server and run the tests again\n',
  )
  process.exit(1)
}
