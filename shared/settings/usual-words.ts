import type { SettingsGroup } from './settings.ts';

const groups: SettingsGroup[] = ['home', 'delivery', 'calls'];

/**
 * Whether a blank text of this group shows the shop's usual words of the language. In other groups it shows the base text.
 */
export function hasUsualWords(group: SettingsGroup) {
  return groups.includes(group);
}
