import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installSystemPackage } from './system-package.ts'

/**
 * A program of the system that the tests need: its names, the best first, and Debian's packages, of which one
 * will do.
 */
export type SystemProgram = { title: string; names: readonly string[]; packages: readonly string[] }

/** Servers stand where only root's path leads. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Path of a program, or undefined where there is none. */
export const findProgram = ({ names }: SystemProgram): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS]
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(existsSync)

/**
 * Makes sure that there is a program for the tests: the one of the machine, else the system's package. Ends
 * the process where there is none.
 */
export function ensureProgram(program: SystemProgram): void {
  const { title, packages } = program
  if (findProgram(program) !== undefined) return
  process.stdout.write(`Installing ${title} …\n`)
  if (process.platform === 'linux')
    for (const name of packages) if (findProgram(program) === undefined) installSystemPackage(name)
  if (findProgram(program) !== undefined) return
  process.stderr.write(
    `No ${title} could be installed: install ${packages.join(' or ')} and run the tests again\n`,
  )
  process.exit(1)
}
