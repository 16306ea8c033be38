import { ensureProgram, findProgram, type SystemProgram } from './system-program.ts'

const NGINX: SystemProgram = { title: 'nginx', names: ['nginx'], packages: ['nginx-light', 'nginx'] }
/** Makes the certificate of the tests' TLS front. */
const OPENSSL: SystemProgram = { title: 'OpenSSL', names: ['openssl'], packages: ['openssl'] }

const pathOf = (program: SystemProgram): string => findProgram(program) ?? program.title.toLowerCase()

export const nginxPath = (): string => pathOf(NGINX)

export const opensslPath = (): string => pathOf(OPENSSL)

/** Makes sure that there is what the tests' TLS front is made of. */
export function ensureNginx(): void {
  for (const program of [NGINX, OPENSSL]) ensureProgram(program)
}
