import { expect } from 'vitest'
import { accountDetailPath } from '@/lib/site/account-pages'
import { withParameter } from '@/lib/site/address-parameters'
import { HAND_OVER_PARAMETER, REMOVE_PARAMETER } from '@/lib/site/page-parameters'
import { ACCOUNT_ACTIONS, type Action, fillOne, formOfDecision, pathsOf } from './account-actions'
import { AGENT_ACTIONS, AgentWalker } from './account-agent'
import { type Decision, pageOfDecision, toldOf } from './account-decisions'
import type { AccountWalker, SentForm } from './account-walker'
import { wordsOf } from './plain-form'
import { Random } from './random'

/** Waits for all of them, also where one fails: nobody goes on beside a walk that is over. */
async function all(works: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Two people do something of their own at the same time: both users, or an agent beside the other user. */
async function twoPeople(
  walkers: readonly AccountWalker[],
  random: Random,
): Promise<readonly AccountWalker[]> {
  const agent = walkers.find(walker => walker instanceof AgentWalker)
  const users = walkers.filter(walker => walker !== agent)
  const other = users.find(({ id }) => id !== agent?.actor.person.id)
  const pair = agent && other && random.chance(0.3) ? [agent, other] : users
  const actions = pair.map(walker => {
    const own = new Random(Math.floor(random.next() * 2 ** 32))
    const choices: readonly Action[] = walker instanceof AgentWalker ? AGENT_ACTIONS : ACCOUNT_ACTIONS
    walker.random = own
    return { walker, run: own.weigh(choices).run }
  })
  await all(actions.map(({ walker, run }) => run(walker)))
  return pair
}

/** A form in each tab, perhaps the same one, and both are sent at the same time. */
async function twoTabs(walkers: readonly AccountWalker[], random: Random): Promise<readonly AccountWalker[]> {
  const walker = random.pick(walkers.filter(each => !(each instanceof AgentWalker)))
  const [path, other] = [random.pick(pathsOf(walker)), random.pick(pathsOf(walker))]
  const works: (() => Promise<void>)[] = []
  for (const each of [path, random.chance(0.5) ? path : other]) {
    walker.takeOtherTab()
    await walker.openWhole(each)
    const sent = fillOne(walker)
    if (sent === undefined) continue
    const { browser } = walker
    walker.sent.push(sent)
    works.push(() => walker.send(sent, { browser }))
  }
  await all(works.map(work => work()))
  return [walker]
}

type Half = { walker: AccountWalker; decision: Decision; sent: SentForm; browser: AccountWalker['browser'] }

async function prepare(walker: AccountWalker, decision: Decision, path: string): Promise<Half | undefined> {
  await walker.openWhole(path)
  const sent = formOfDecision(walker, decision)
  return sent && { walker, decision, sent, browser: walker.browser }
}

/** An administrator and a member decide about one membership, or the administrator twice, in two tabs. */
async function sameRow(walkers: readonly AccountWalker[], random: Random): Promise<readonly AccountWalker[]> {
  const [administrator, member] = walkers
  if (administrator === undefined || member === undefined) return []
  const { locale, actor, ledger } = administrator
  const customer = ledger.numberOf(member.id)
  const asking = (parameter: string) =>
    withParameter(accountDetailPath(locale, 'accounts', actor.organization.uid), parameter, customer)
  const own = (walker: AccountWalker, decision: Decision) =>
    prepare(walker, decision, pageOfDecision(decision, walker))
  const halves: (Half | undefined)[] = []
  switch (random.pick(['remove', 'handOver', 'approve'] as const)) {
    case 'remove':
      halves.push(await prepare(administrator, 'remove', asking(REMOVE_PARAMETER)))
      halves.push(await own(member, 'leave'))
      break
    case 'handOver':
      halves.push(await prepare(administrator, 'handOver', asking(HAND_OVER_PARAMETER)))
      halves.push(await own(member, 'leave'))
      break
    default:
      halves.push(await own(administrator, 'approve'))
      administrator.takeOtherTab()
      halves.push(await own(administrator, 'refuse'))
  }
  await decideAtOnce(halves.flatMap(half => half ?? []))
  return [administrator, member]
}

/**
 * One of two decisions about the same person is told of as done, at most. The role can be handed over to
 * somebody who leaves next, as long as another administrator is left.
 */
async function decideAtOnce(halves: readonly Half[]): Promise<void> {
  await all(halves.map(({ walker, sent, browser }) => walker.send(sent, { browser })))
  if (halves.some(({ decision }) => decision === 'handOver')) return
  const told = halves.filter(({ walker, decision, browser }) =>
    wordsOf(browser.screen.html).includes(toldOf(decision, walker.locale)),
  )
  expect(told.length, `${halves.map(({ decision }) => decision)} are told at once`).toBeLessThanOrEqual(1)
}

const TURNS = [
  { name: 'two people', weight: 5, run: twoPeople },
  { name: 'two tabs', weight: 3, run: twoTabs },
  { name: 'the same row', weight: 3, run: sameRow },
] as const

/** A turn in which things happen at the same time; returns who took part, and adds to the trail. */
export async function actAtOnce(
  walkers: readonly AccountWalker[],
  random: Random,
  trail: string[],
): Promise<readonly AccountWalker[]> {
  const { name, run } = random.weigh(TURNS)
  trail.push(`at once: ${name}`)
  for (const walker of walkers) {
    walker.random = random
    walker.isAlone = false
  }
  try {
    const took = await run(walkers, random)
    for (const { tally } of took.slice(0, 1)) tally.add(name)
    return took
  } finally {
    for (const walker of walkers) walker.isAlone = true
  }
}
