import { type EngineType, engineMembers, engineTypeOf } from './engine-members.ts'
import { incorrect, readGrammar } from './grammar.ts'
import { LEVELS, type Level, mergeSelection, type Selection } from './selection.ts'
import { VIEWS, type ViewName } from './views.ts'

type LevelShapes = Record<Level, Selection>

const compileView = (view: ViewName): LevelShapes => {
  const { BASIC, DEFAULT, FULL } = VIEWS[view]
  const texts = { BASIC: [BASIC], DEFAULT: [BASIC, DEFAULT], FULL: [BASIC, DEFAULT, FULL] }
  const shape = (level: Level) => readGrammar(texts[level].filter(text => text !== undefined).join(','))
  return { BASIC: shape('BASIC'), DEFAULT: shape('DEFAULT'), FULL: shape('FULL') }
}

const compiled = new Map<ViewName, LevelShapes>()

const levelShapes = (view: ViewName): LevelShapes => {
  const shapes = compiled.get(view) ?? compileView(view)
  compiled.set(view, shapes)
  return shapes
}

/**
 * Reads the `fields` parameter for a type: the members to show, with all levels resolved. Members that the
 * engine has and this service holds nothing for are left out, as every empty member is. Throws a
 * `ConversionError` for one name anywhere that the engine does not know.
 */
export const parseFields = (text: string, view: ViewName): Selection =>
  expand(readGrammar(text), view, engineTypeOf(view))

const expand = (asked: Selection, view: ViewName, type: EngineType | undefined): Selection => {
  const shapes = levelShapes(view)
  const all: Selection = { levels: new Set(), members: new Map() }
  for (const level of LEVELS) if (asked.levels.has(level)) mergeSelection(all, shapes[level])
  mergeSelection(all, { levels: new Set(), members: asked.members })
  for (const [name, nested] of all.members) {
    const shown = shapes.FULL.members.has(name)
    if (!shown) requireKnown(name, nested, type)
    if (shown) all.members.set(name, expandMember(name, nested, { view, type }))
    else all.members.delete(name)
  }
  return all
}

type Parent = { view: ViewName; type: EngineType | undefined }

const expandMember = (name: string, nested: Selection, { view, type }: Parent): Selection => {
  const nestedView = VIEWS[view].nested?.[name]
  if (nestedView !== undefined)
    return expand(nested, nestedView, nestedType(type, name) ?? engineTypeOf(nestedView))
  requireMembers(name, nested, nestedType(type, name))
  return nested
}

const nestedType = (type: EngineType | undefined, name: string): EngineType | undefined =>
  type && engineMembers(type).get(name)

/** Throws unless the engine knows a member of a type, and of it all that is asked. */
const requireKnown = (name: string, nested: Selection, type: EngineType | undefined): void => {
  if (type === undefined || !engineMembers(type).has(name)) throw incorrect(name)
  requireMembers(name, nested, nestedType(type, name))
}

const requireMembers = (name: string, nested: Selection, type: EngineType | undefined): void => {
  const asked = [...nested.members]
  if (type === undefined && asked.length > 0)
    throw incorrect(`${name}(${asked.map(([member]) => member).join(',')})`)
  for (const [member, own] of asked) requireKnown(member, own, type)
}
