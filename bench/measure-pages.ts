import { signInAtReview } from './ordering-user.ts'
import { type BenchPage, LOCALE, PASSWORD, type PageClass } from './pages.ts'
import { measurePage, type PageBytes } from './script-bytes.ts'
import { Visitor } from './visitor.ts'

export type MeasuredPage = PageBytes & { name: string; class: PageClass }

/** Measures pages of a running store, each as a demo user who has access to it. */
export async function measurePages(
  origin: string,
  pages: readonly BenchPage[],
): Promise<readonly MeasuredPage[]> {
  const cookies = new Map<string, string>()
  const measured: MeasuredPage[] = []
  for (const { name, path, class: pageClass, as } of pages) {
    if (as !== undefined && !cookies.has(as))
      cookies.set(as, await (pageClass === 'checkout' ? signInAtReview : signIn)(origin, as))
    const bytes = await measurePage(new URL(path, origin).href, as && cookies.get(as))
    measured.push({ name, class: pageClass, ...bytes })
  }
  return measured
}

/** The cookies of a signed-in demo user, as a request header. */
export async function signIn(origin: string, username: string): Promise<string> {
  const visitor = new Visitor(origin)
  await visitor.signIn(LOCALE, username, PASSWORD)
  return visitor.cookie
}
