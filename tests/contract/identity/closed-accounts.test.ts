import { expect, it } from 'vitest'
import { createCustomerRealm } from '../../../sandbox/identity/customer-realm.ts'
import { eraseClosedAccounts } from '../../../sandbox/identity/erase-closed-accounts.ts'
import { createUserDirectory } from '../../../sandbox/identity/user-directory.ts'
import { createHarness } from '../commerce/commerce-harness.ts'

const OTTO = { username: 'otto.dunmore', email: 'otto.dunmore@example.com' }

/** A directory in which Otto's account closes in a minute. */
function closing() {
  const { context, advance } = createHarness()
  const { database, clock } = context
  const users = createUserDirectory(database, clock)
  database.prepare("UPDATE identity_users SET closes_at = ? WHERE id = 'uid-otto'").run(clock.now() + 60_000)
  const newcomer = () =>
    users.create({
      ...OTTO,
      givenName: 'Olga',
      familyName: 'Dunmore',
      passwordHash: 'hash',
      marketing: false,
      permanentlyLocked: false,
    })
  const realm = createCustomerRealm(context as never, users)
  return { database, clock, users, realm, newcomer, pass: () => advance(61) }
}

it('an account is known until it closes, and by no name afterwards, so that nothing is mailed to it', () => {
  const { users, realm, pass } = closing()
  expect(users.findByEmail(OTTO.email)?.id).toBe('uid-otto')
  expect(realm.findClaims('uid-otto')).toMatchObject({ sub: 'uid-otto' })
  pass()
  const found = [users.find('uid-otto'), users.findByEmail(OTTO.email), users.findByUsername(OTTO.username)]
  expect(found).toEqual([undefined, undefined, undefined])
  expect(realm.findClaims('uid-otto')).toBeUndefined()
})

it('the email and the username of a closed account are free for a new one', () => {
  const { users, newcomer, pass } = closing()
  expect(newcomer()).toBeUndefined()
  pass()
  const created = newcomer()
  expect(created?.id).not.toBe('uid-otto')
  expect(users.findByEmail(OTTO.email)?.givenName).toBe('Olga')
})

it('the email of a closed account is free for the change of another one', () => {
  const { users, pass } = closing()
  expect(users.changeEmail('uid-edith', OTTO.email)).toBe(false)
  pass()
  expect(users.changeEmail('uid-edith', OTTO.email)).toBe(true)
})

it('of a closed account nothing is kept that names its owner', () => {
  const { database, clock, pass } = closing()
  const row = () =>
    JSON.stringify(database.prepare("SELECT * FROM identity_users WHERE id = 'uid-otto'").get())
  eraseClosedAccounts(database, clock.now())
  expect(row()).toContain('Dunmore')
  pass()
  eraseClosedAccounts(database, clock.now())
  expect(row()).not.toMatch(/dunmore/i)
})
