import { beforeEach, expect, it } from 'vitest'
import { noteSignInEnd, noteSignInStart, pageBeforeLogin } from '@/components/session/sso-referrer'

const at = (path: string): string | undefined => {
  window.history.replaceState({}, '', path)
  return pageBeforeLogin(window.location, `${window.location.origin}/fr-ca?x=1`)
}

beforeEach(() => sessionStorage.clear())

it.each([
  ['/en-us/login?returnTo=%2Fen-us%2Fregister', '/en-us/register'],
  ['/fr-ca/login', '/fr-ca?x=1'],
])('a sign-in at %s is remembered to come from %s', (path, before) => {
  expect(at(path)).toBe(before)
})

it('no other page begins a sign-in, and another site is no page of ours', () => {
  expect(at('/en-us/register')).toBeUndefined()
  window.history.replaceState({}, '', '/en-us/login')
  expect(pageBeforeLogin(window.location, 'https://evil.example/x')).toBeUndefined()
})

it('the page before a sign-in is kept while it goes on', () => {
  noteSignInStart('/en-us/register')
  expect(sessionStorage.getItem('store.sso_referrer')).toBe('/en-us/register')
  noteSignInEnd()
  expect(sessionStorage.getItem('store.sso_referrer')).toBeNull()
})
