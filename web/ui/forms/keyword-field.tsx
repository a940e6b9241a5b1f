import { FilterInput } from './filter-field.tsx';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onFill: (keyword: string) => void;
};

/** The words to search for among a list's filters; as many as the server takes. */
export function KeywordField(props: Props) {
  return <FilterInput {...props} type="search" maxLength={200} />;
}
