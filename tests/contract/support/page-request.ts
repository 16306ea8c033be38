/**
 * The request for which the framework renders a page: the cookies of a browser of the test. A test file takes
 * the functions of the framework from here by
 * `vi.mock('next/headers', async () => (await import('./page-request.ts')).nextHeaders)`.
 */

let cookies: ReadonlyMap<string, string> = new Map()

type Browser = { cookies: ReadonlyMap<string, { value: string }> }

/** From now on pages are rendered for the user of this browser. */
export function renderFor(browser: Browser): void {
  cookies = new Map([...browser.cookies].map(([name, { value }]) => [name, value]))
}

export const nextHeaders = {
  cookies: async () => ({
    getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
    get: (name: string) => ({ name, value: cookies.get(name) }),
  }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}

export const nextNavigation = {
  usePathname: () => '',
  useRouter: () => ({ refresh: () => undefined }),
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`)
  },
}
