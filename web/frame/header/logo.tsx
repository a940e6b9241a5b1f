import { Link } from 'react-router';
import { layoutWords } from '../../words/layout-words.ts';

/** The logo of the settings, or a pharmacy cross with a leaf and the name, as a link to the home page. */
export function Logo({ source }: { source: string | undefined }) {
  return (
    <Link to="/" aria-label={layoutWords.homeLink} className="logo">
      {source ? (
        // Otherwise React would write a preload into the remembered HTML of the header, where the browser expects none.
        <img
          fetchPriority="low"
          src={source}
          alt={layoutWords.shopName}
          width={144}
          height={40}
          className="logo-picture"
        />
      ) : (
        <>
          <i className="logo-mark" />
          {layoutWords.shopName}
        </>
      )}
    </Link>
  );
}
