import { describe, expect, it } from 'vitest'
import { signInCounters, treeCounters } from '@/lib/auth/sign-in-limits.server'

const byAddress = { limit: 'signIn', key: '192.0.2.1' }

const whileWrong = (username: string, remembered?: string) =>
  signInCounters('192.0.2.1', username, remembered).whileWrong

const byName = (username: string) => whileWrong(username).filter(({ limit }) => limit === 'signInByUsername')

describe('an attempt to sign in', () => {
  it('counts for its address and its name while it is wrong, and as a write of its address anyway', () => {
    const counters = signInCounters('192.0.2.1', 'nora', undefined)
    expect(counters.always).toEqual([{ limit: 'write', key: 'sign-in/192.0.2.1' }])
    expect(counters.whileWrong).toEqual([byAddress, { limit: 'signInByUsername', key: expect.any(String) }])
  })

  it.each(['NORA', ' nora ', 'ｎｏｒａ'])('counts for the same name as nora: %j', username =>
    expect(whileWrong(username)).toEqual(whileWrong('nora')),
  )

  it('keeps no name where counters are kept', () => {
    expect(JSON.stringify(whileWrong('nora@example.com'))).not.toContain('nora')
  })

  it('counts for no name that this device remembers, and for every other one', () => {
    expect(whileWrong('nora', 'nora')).toEqual([byAddress])
    expect(whileWrong('vale', 'nora')).toEqual(whileWrong('vale'))
    expect(whileWrong('')).toEqual([byAddress])
  })
})

const step = (...callbacks: readonly object[]) => JSON.stringify({ authId: 'a', callbacks })
const name = (value: unknown) => ({
  type: 'NameCallback',
  output: [],
  input: [{ name: 'IDToken1', value }],
})

const TREE = '/json/realms/root/realms/pearson/authenticate'

const countersOf = (tree: string | null, body: string, path = TREE) =>
  treeCounters('192.0.2.1', { path, tree, body })

it.each(['/json/realms/root/realms/pearson/sessions/', '/oauth2/realms/root/realms/pearson/access_token'])(
  'a call to %s tries no password, whatever it carries',
  path => {
    const counters = countersOf('Login', step(name('nora')), path)
    expect(counters).toEqual([{ limit: 'write', key: 'identity/192.0.2.1' }])
  },
)

it.each([TREE.toUpperCase(), `${TREE}/`, `${TREE}//`])('a call to %s is one to a tree', path => {
  expect(countersOf('Login', step(), path)).toEqual([byAddress])
})

describe('a call to a tree past our forms', () => {
  it('of the login counts for address and name like the form', () => {
    expect(countersOf('Login', step(name('nora')))).toEqual([byAddress, ...byName('nora')])
  })

  it('of the registration counts like a sign-up once it is answered', () => {
    expect(countersOf('Registration', '{}')).toEqual([byAddress])
    expect(countersOf('Registration', step())).toEqual([
      byAddress,
      { limit: 'signUp', key: 'proxy/192.0.2.1' },
    ])
  })

  it('counts as what its step is, whatever tree its address names', () => {
    const newName = { ...name('nora'), type: 'ValidatedCreateUsernameCallback' }
    const signUp = { limit: 'signUp', key: 'proxy/192.0.2.1' }
    expect(countersOf('Login', step(newName))).toEqual([byAddress, signUp])
    expect(countersOf('Registration', step(name('nora')))).toEqual([byAddress, signUp, ...byName('nora')])
  })

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"authId":7}',
    step(name('')),
    step(name({ $gt: '' })),
    step({ type: 'NameCallback' }),
  ])('counts for its address alone with the body %s', body =>
    expect(countersOf('Login', body)).toEqual([byAddress]),
  )
})
