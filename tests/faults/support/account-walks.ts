import type { Locale } from '@/lib/site/sites'
import { ACCOUNT_ACTIONS } from './account-actions'
import { AGENT_ACTIONS, AgentWalker } from './account-agent'
import { actAtOnce } from './account-at-once'
import { type Cast, createCast } from './account-cast'
import { doChore } from './account-chores'
import { Tally } from './account-decisions'
import { AccountLedger } from './account-ledger'
import { restock } from './account-stock'
import { AccountWalker } from './account-walker'
import { Random } from './random'
import type { Stage } from './stage'

/** Another seed gives other walks: `WALK_SEED=7 npx vitest run tests/faults/account-walks.test.ts`. */
const SEED = Number(process.env.WALK_SEED ?? 1)
/** Walks that an administrator, a member and an agent make in turn, each from where the last one ended. */
const WALKS_OF_A_CAST = Number(process.env.WALKS ?? 15)
const ACTIONS_OF_A_WALK = 8

/** How many turns are taken by several at once. */
const AT_ONCE = 0.2

/** Ten, as many as a file has casts. */
const SITES: readonly Locale[] = [
  ...(['en-us', 'ja-jp', 'nl-nl', 'fr-ca', 'es-es'] as const),
  ...(['en-us', 'zh-sg', 'en-gb', 'es-es', 'en-ca'] as const),
]

/** Walks of several casts at the same time on one stage, each of which may show nothing of another. */
export class AccountWalks {
  readonly #stage: Stage
  readonly #ledger: AccountLedger
  readonly #casts: Cast[] = []
  readonly #tally = new Tally()

  constructor(stage: Stage) {
    this.#stage = stage
    this.#ledger = new AccountLedger(stage)
  }

  end(): void {
    this.#ledger.close()
  }

  /** What has never happened, so that the walks say nothing about it. */
  missed(): readonly string[] {
    return this.#tally.missed()
  }

  /** What a user may not see: the marks of all others, and what belongs to other organizations. */
  #foreignTo({ actor }: AccountWalker): readonly string[] {
    const own = this.#casts.find(({ organization }) => organization.uid === actor.organization.uid)
    return this.#casts
      .flatMap(cast => [
        ...cast.people.map(({ mark }) => mark),
        ...(cast === own
          ? []
          : [cast.organization.uid, cast.inviting, ...cast.people.map(({ person }) => person.email)]),
      ])
      .filter(mark => mark !== actor.mark)
  }

  /** All walks of the cast with this number. @throws with seed and trail */
  async walk(number: number): Promise<void> {
    const random = new Random(SEED * 100_003 + number)
    const locale = SITES[number % SITES.length] ?? 'en-us'
    const cast = await createCast(this.#stage, locale, random)
    this.#casts.push(cast)
    restock(this.#stage, cast)
    const walkers = this.#walkersOf(cast, locale, random)
    const trail: string[] = []
    try {
      for (const walker of walkers) await walker.arrive()
      for (let walk = 0; walk < WALKS_OF_A_CAST; walk += 1) {
        trail.push(`walk ${walk}`)
        restock(this.#stage, cast)
        const turns = new Random((SEED * 100_003 + number) * 1_009 + walk)
        await this.#beginWith(walk, walkers, turns)
        await this.#walkOnce(walkers, turns, trail)
      }
    } catch (fault) {
      throw new Error(`WALK_SEED=${SEED}, cast ${number}:\n${trail.join('\n')}`, { cause: fault })
    }
  }

  /** The users of a cast, and the agent, who acts as one of them. */
  #walkersOf(cast: Cast, locale: Locale, random: Random): readonly AccountWalker[] {
    const common = { stage: this.#stage, ledger: this.#ledger, tally: this.#tally, locale, random }
    const users = cast.people.map(actor => new AccountWalker({ ...common, actor }))
    const customer = random.pick(users)
    return [...users, new AgentWalker({ ...common, actor: customer.actor }, cast.agent, customer)]
  }

  /** What every walk begins with, before anything fails: the administrator does one thing with care. */
  async #beginWith(walk: number, walkers: readonly AccountWalker[], random: Random): Promise<void> {
    const [administrator] = walkers
    if (administrator === undefined) return
    administrator.random = random
    await doChore(administrator, walk)
    administrator.check(this.#foreignTo(administrator))
  }

  async #walkOnce(walkers: readonly AccountWalker[], random: Random, trail: string[]): Promise<void> {
    for (let count = 0; count < ACTIONS_OF_A_WALK; count += 1)
      for (const walker of await this.#turn(walkers, random, trail)) walker.check(this.#foreignTo(walker))
    for (const walker of walkers) walker.endFaults()
    for (const walker of walkers) {
      await walker.checkTruth()
      walker.check(this.#foreignTo(walker))
    }
  }

  /** What somebody does, or several at once; returns who. */
  async #turn(
    walkers: readonly AccountWalker[],
    random: Random,
    trail: string[],
  ): Promise<readonly AccountWalker[]> {
    if (random.chance(AT_ONCE)) return actAtOnce(walkers, random, trail)
    const walker = random.pick(walkers)
    walker.random = random
    const { name, run } = random.weigh(walker instanceof AgentWalker ? AGENT_ACTIONS : ACCOUNT_ACTIONS)
    trail.push(`${walker.role} ${walkers.indexOf(walker)}: ${name}`)
    await run(walker)
    trail.push(`  at ${walker.browser.screen.path}`)
    return [walker]
  }
}
