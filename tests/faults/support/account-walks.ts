import type { Locale } from '@/lib/site/sites'
import { ACCOUNT_ACTIONS } from './account-actions'
import { AGENT_ACTIONS, AgentWalker } from './account-agent'
import { type Cast, createCast } from './account-cast'
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

const SITES: readonly Locale[] = ['en-us', 'en-us', 'nl-nl', 'fr-ca', 'en-gb']

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

  /** What a user may not see: the marks of all others, and of other organizations. */
  #foreignTo({ actor }: AccountWalker): readonly string[] {
    return this.#casts
      .flatMap(({ organization, people }) => [organization.uid, ...people.map(({ mark }) => mark)])
      .filter(mark => mark !== actor.mark && mark !== actor.organization.uid)
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
        await this.#walkOnce(walkers, new Random((SEED * 100_003 + number) * 1_009 + walk), trail)
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

  async #walkOnce(walkers: readonly AccountWalker[], random: Random, trail: string[]): Promise<void> {
    for (let count = 0; count < ACTIONS_OF_A_WALK; count += 1) {
      const walker = random.pick(walkers)
      walker.random = random
      const { name, run } = random.weigh(walker instanceof AgentWalker ? AGENT_ACTIONS : ACCOUNT_ACTIONS)
      trail.push(`${walker.role} ${walkers.indexOf(walker)}: ${name}`)
      await run(walker)
      trail.push(`  at ${walker.browser.screen.path}`)
      walker.check(this.#foreignTo(walker))
    }
    for (const walker of walkers) walker.endFaults()
    for (const walker of walkers) {
      await walker.checkTruth()
      walker.check(this.#foreignTo(walker))
    }
  }
}
