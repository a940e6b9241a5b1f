import { isDarkened, paletteOf, usualPalette } from '../../../shared/settings/palette.ts';
import { settingsGroups } from '../../../shared/settings/settings.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';

const words = adminSettingsWords.look;

/** The color as typed, in its stored form; undefined as long as it is none. */
export function readColor(typed: string) {
  return settingsGroups.look.shape.color.safeParse(typed).data;
}

type Props = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** A color, typed or picked, with what the shop makes of it. */
export function ColorField(control: Props) {
  const color = readColor(control.value);
  return (
    <div>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            {...control}
            label={words.color}
            hint={words.hints.color}
            maxLength={20}
            dir="ltr"
            autoComplete="off"
          />
        </div>
        <input
          type="color"
          aria-label={words.pickColor}
          value={color || usualPalette.brand}
          onChange={control.onChange}
          className="mt-7.5 h-12 w-16 shrink-0 cursor-pointer rounded-control border border-field/60 bg-surface p-1"
        />
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {color && isDarkened(color) && words.darkened(paletteOf(color).strong)}
      </p>
    </div>
  );
}
