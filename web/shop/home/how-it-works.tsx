import BanknoteIcon from 'icon:banknote';
import RotateCcwIcon from 'icon:rotate-ccw';
import TruckIcon from 'icon:truck';
import UserRoundIcon from 'icon:user-round';
import { homeWords } from '../../words/home-words.ts';

export const howItWorksId = 'how-it-works';

type Props = { delivery: { title: string; text: string }; emailIsOptional: boolean };

/** Delivery, payment, ordering as a guest, and returns. */
export function HowItWorks({ delivery, emailIsOptional }: Props) {
  const { payment, account, returns } = homeWords.facts;
  const facts = [
    { ...delivery, icon: TruckIcon },
    { ...payment, icon: BanknoteIcon },
    {
      title: account.title,
      text: emailIsOptional ? account.textWithoutEmail : account.text,
      icon: UserRoundIcon,
    },
    { ...returns, icon: RotateCcwIcon },
  ];
  return (
    <section id={howItWorksId} className="mt-12 border-line border-y bg-canvas sm:mt-16">
      <div className="page-width py-12 sm:py-16">
        <h2 className="font-bold text-2xl tracking-tight sm:text-3xl">{homeWords.howItWorks}</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {facts.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex gap-4 lg:flex-col">
              <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand-soft text-brand-strong">
                <Icon className="size-6" />
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-ink-muted text-sm leading-relaxed">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
