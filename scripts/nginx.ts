import { ensureProgram, findProgram, type SystemProgram } from './system-program.ts'

const NGINX: SystemProgram = { title: 'nginx', names: ['nginx'], packages: ['nginx-light', 'nginx'] }
/** Creates the certificate of the TLS proxy of the tests. */
const OPENSSL: SystemProgram = { title: 'OpenSSL', names: ['openssl'], packages: ['openssl'] }

const pathOf = (program: SystemProgram): string => findProgram(program) ?? program.title.toLowerCase()

export const nginxPath = (): string => pathOf(NGINX)

export const opensslPath = (): string => pathOf(OPENSSL)

/** Makes sure that the programs of the tests' TLS proxy are installed. */
export function ensureNginx(): void {
  for (const program of [NGINX, OPENSSL]) ensureProgram(program)
}
