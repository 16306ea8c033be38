import { isEngineMember } from './engine-members.ts'
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
 * Reads the `fields` parameter for a type: the members to show, with all levels resolved. Throws a
 * `ConversionError` for one name anywhere that the engine does not know.
 */
export const parseFields = (text: string, view: ViewName): Selection => expand(readGrammar(text), view)

const expand = (asked: Selection, view: ViewName): Selection => {
  const shapes = levelShapes(view)
  const all: Selection = { levels: new Set(), members: new Map() }
  for (const level of LEVELS) if (asked.levels.has(level)) mergeSelection(all, shapes[level])
  mergeSelection(all, { levels: new Set(), members: asked.members })
  for (const [name, nested] of all.members) {
    if (shapes.FULL.members.has(name)) all.members.set(name, expandMember(name, nested, view))
    else if (isEngineMember(view, name)) all.members.delete(name)
    else throw incorrect(name)
  }
  return all
}

const expandMember = (name: string, nested: Selection, view: ViewName): Selection => {
  const type = VIEWS[view].nested?.[name]
  if (type !== undefined) return expand(nested, type)
  if (nested.members.size > 0) throw incorrect(`${name}(${[...nested.members.keys()].join(',')})`)
  return nested
}
