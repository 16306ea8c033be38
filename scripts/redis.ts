import { ensureProgram, findProgram, type SystemProgram } from './system-program.ts'

const NAMES = ['redis-server', 'valkey-server']
const REDIS: SystemProgram = { title: 'Redis', names: NAMES, packages: NAMES }

/** Path of a Redis or Valkey server, or undefined if there is none. */
export const findRedis = (): string | undefined => findProgram(REDIS)

/** Makes sure that a Redis is installed for the tests. */
export const ensureRedis = (): void => ensureProgram(REDIS)
