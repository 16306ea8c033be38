import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installSystemPackage } from './system-package.ts'

/**
 * A system program that the tests need: its names, the preferred one first, and Debian packages, of which
 * one is sufficient.
 */
export type SystemProgram = { title: string; names: readonly string[]; packages: readonly string[] }

/** Folders of server programs, which only root has in its path. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** Path of a program, or undefined if it is not installed. */
export const findProgram = ({ names }: SystemProgram): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS]
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(existsSync)

/**
 * Makes sure that a program for the tests is installed: uses the installed one, otherwise installs the
 * system's package. Ends the process if it cannot be installed.
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
