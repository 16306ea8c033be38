import { expect, it } from 'vitest'
import { USER } from '../back-ends'
import { draftOf } from '../store'
import {
  answer,
  association,
  backEnds,
  EXISTING,
  finds,
  formError,
  link,
  links,
  MARK,
  NEW,
  number,
  organisation,
  REGISTERED,
  send,
} from './organisation-submissions'

const LIST = `GET users/${USER}/organizations`

/** What an earlier submission, whose answer was lost, has linked. */
const linked = (...organizations: object[]) => backEnds().reply(LIST, { body: { organizations } })

it('an organisation is linked again by a second yes, which changes nothing', async () => {
  finds(organisation('o7'))
  links('o7')
  await send(EXISTING)
  linked(organisation('o7', { association: association('PENDING_APPROVAL') }))
  expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
  expect(backEnds().writes()).toContain(link('o7'))
})

it('an organisation is not linked beside another one: that one is shown, and gone on with', async () => {
  finds(organisation('o7'))
  await send(EXISTING)
  linked(organisation('o1', { association: association('PENDING_APPROVAL') }))
  expect(await answer({ intent: 'link' })).toEqual({ kind: 'question' })
  expect((await draftOf('organisation'))?.review).toEqual({
    kind: 'alreadyAssociated',
    name: 'Clinic o1',
    status: 'PENDING_APPROVAL',
  })
  expect(backEnds().writes()).not.toContain(link('o7'))
})

it('a link that was rejected and a personal account hinder no one', async () => {
  finds(organisation('o7'))
  links('o7')
  await send(EXISTING)
  linked(
    organisation('p1', { accountType: 'PERSONAL', association: association() }),
    organisation('o1', { association: association('REJECTED') }),
  )
  expect(await answer({ intent: 'link' })).toMatchObject(REGISTERED)
  expect(backEnds().writes()).toContain(MARK)
})

it('nothing is linked while it is unknown what is linked already', async () => {
  finds(organisation('o7'))
  await send(EXISTING)
  backEnds().reply(LIST, { status: 503 })
  expect(await answer({ intent: 'link' })).toMatchObject(formError(503, 'unavailable'))
  expect(backEnds().writes()).not.toContain(link('o7'))
})

it('a new organisation that was made before is gone on with, and asks for a number only for a member', async () => {
  linked(organisation('o9', { name: NEW.name, association: association('PENDING_APPROVAL') }))
  expect(await send(NEW)).toMatchObject(REGISTERED)
  expect(backEnds().writes()).toEqual([MARK])
  linked(organisation('o9', { name: NEW.name, association: association() }))
  expect(await send(NEW, { submissionKey: 'submission-key-2' })).toMatchObject(REGISTERED)
  expect(backEnds().writes()).toContain(number('o9'))
})
