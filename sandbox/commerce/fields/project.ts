import type { Selection } from './selection.ts'
import { VIEWS, type ViewName } from './views.ts'

/** Cuts an answer down to what was asked for: absent members are left out, empty lists stay. */
export const project = (value: object, view: ViewName, selection: Selection): Record<string, unknown> => {
  const shown: Record<string, unknown> = {}
  for (const [name, nested] of selection.members) {
    const member: unknown = Reflect.get(value, name)
    if (member === undefined || member === null) continue
    const type = VIEWS[view].nested?.[name]
    shown[name] = type === undefined ? member : projectMember(member, type, nested)
  }
  return shown
}

const projectMember = (member: unknown, type: ViewName, selection: Selection): unknown => {
  if (Array.isArray(member)) return member.map(entry => projectMember(entry, type, selection))
  return typeof member === 'object' && member !== null ? project(member, type, selection) : member
}
