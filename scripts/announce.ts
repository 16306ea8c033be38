import { homePath } from '../lib/site/paths.ts'
import { getSite, LOCALES } from '../lib/site/sites.ts'
import { PEOPLE, PEOPLE_PASSWORD } from '../sandbox/seed/people.ts'

/** Prints the URLs of the store and, with a sandbox, its demo users and the URL of its mailbox. */
export function announce(port: number, mailbox: string | undefined): void {
  const sites = LOCALES.map(locale => {
    const path = `http://localhost:${port}${homePath(locale)}`
    return `  ${path.padEnd(32)} http://www.example.${getSite(locale).ending}:${port}${homePath(locale)}`
  })
  const people = PEOPLE.map(({ username, shows }) => `  ${username.padEnd(18)} ${shows}`)
  const lines = [
    '',
    `The store is open at http://localhost:${port}`,
    '',
    'Sites, by path and (with those names pointing at this machine) by host:',
    ...sites,
    ...(mailbox === undefined
      ? []
      : ['', `Demo users (password ${PEOPLE_PASSWORD}):`, ...people, '', `Mail that was sent: ${mailbox}`]),
    '',
    'Ctrl-C ends it.',
    '',
  ]
  process.stdout.write(lines.join('\n'))
}
