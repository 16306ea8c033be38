import { type Description, DescriptionList } from '@/components/ui/description-list'
import { TextLink } from '@/components/ui/text-link'

type Named = { name: string; href?: string; text?: string }

/** A block of the description of a title; plain text is a paragraph. */
export type Block =
  | string
  | { heading: string }
  | { points: readonly string[] }
  | { kits: readonly (readonly [name: string, parts: readonly string[]])[] }
  | { figures: readonly (readonly [term: string, figures: readonly string[]])[] }
  | { resources: readonly Named[] }
  | { questions: readonly (readonly [question: string, answer: string])[] }
  | { places: readonly (readonly [name: string, href: string])[] }
  | { note: string }

/** Renders the blocks in their order. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a title never change their order
    <BlockView key={index} block={block} />
  ))

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('heading' in block) return <h3 className="pt-2">{block.heading}</h3>
  if ('points' in block) return <Points points={block.points} />
  if ('kits' in block) return block.kits.map(([name, parts]) => <Kit key={name} name={name} parts={parts} />)
  if ('figures' in block) return <DescriptionList descriptions={block.figures.map(describe)} />
  if ('resources' in block) return <Resources resources={block.resources} />
  if ('questions' in block) return <Questions questions={block.questions} />
  if ('places' in block) return <Places places={block.places} />
  return <p className="text-sm text-muted">{block.note}</p>
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="list-disc space-y-1 pl-5">
    {points.map(point => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

const Kit = ({ name, parts }: { name: string; parts: readonly string[] }) => (
  <div className="space-y-1 pt-2">
    <h3>{name}</h3>
    <Points points={parts} />
  </div>
)

const describe = ([term, figures]: readonly [string, readonly string[]]): Description => ({
  term,
  description:
    figures.length === 1 ? (
      figures[0]
    ) : (
      <ul>
        {figures.map(figure => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
    ),
})

const Resources = ({ resources }: { resources: readonly Named[] }) => (
  <ul className="space-y-4">
    {resources.map(({ name, href, text }) => (
      <li key={name}>
        <h3>{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</h3>
        {text !== undefined && <p className="mt-1">{text}</p>}
      </li>
    ))}
  </ul>
)

const Questions = ({ questions }: { questions: readonly (readonly [string, string])[] }) => (
  <dl className="space-y-4">
    {questions.map(([question, answer]) => (
      <div key={question}>
        <dt className="font-semibold">{question}</dt>
        <dd className="mt-1">{answer}</dd>
      </div>
    ))}
  </dl>
)

const Places = ({ places }: { places: readonly (readonly [string, string])[] }) => (
  <ul className="space-y-1">
    {places.map(([name, href]) => (
      <li key={href}>
        <a href={href} className="inline-block py-1">
          {name}
        </a>
      </li>
    ))}
  </ul>
)
