import { type FocusEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type MenuName = 'mobile' | 'search' | 'categories' | 'account' | 'language';

type Opened = { name: MenuName; by: 'press' | 'hover' } | null;

/** Matches if the mouse entered before React listened. A touch also leaves `:hover` on the pressed element. */
const hoveredCategories = '[data-menu="categories"]:hover';

/**
 * The menus of the header, of which at most one is open (requirements: Header). Escape closes it and returns focus to its
 * button. A press outside, focus leaving the menu and a change of page close it without moving focus.
 */
export function useMenus() {
  const [opened, setOpened] = useState<Opened>(null);
  useCloseOnNavigation(() => setOpened(null));
  useCloseFromOutside(opened, () => setOpened(null));
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches && document.querySelector(hoveredCategories))
      setOpened((current) => current ?? { name: 'categories', by: 'hover' });
  }, []);

  return {
    control(name: MenuName): MenuControl {
      const isOpen = opened?.name === name;
      return {
        isOpen,
        close: () => setOpened(null),
        /** Pressing the button of a menu that hovering opened keeps it open. */
        toggle: () => setOpened(isOpen && opened.by === 'press' ? null : { name, by: 'press' }),
        hover: () => setOpened((current) => current ?? { name, by: 'hover' }),
        leave: () =>
          setOpened((current) => (current?.name === name && current.by === 'hover' ? null : current)),
      };
    },
  };
}

export type MenuControl = {
  isOpen: boolean;
  close: () => void;
  toggle: () => void;
  hover: () => void;
  leave: () => void;
};

/** The props of the element that contains a menu's button and panel. */
export function menuArea(name: MenuName, menu: MenuControl) {
  return {
    'data-menu': name,
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (menu.isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
    },
  };
}

/** The props of a menu's button. The panel that it opens has the id `panelId(name)`. */
export function menuButton(name: MenuName, menu: MenuControl) {
  return {
    type: 'button' as const,
    id: buttonId(name),
    'aria-expanded': menu.isOpen,
    'aria-controls': menu.isOpen ? panelId(name) : undefined,
    onClick: menu.toggle,
  };
}

export function panelId(name: MenuName) {
  return `${name}-menu`;
}

function buttonId(name: MenuName) {
  return `${name}-menu-button`;
}

function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (key === lastKey) return;
  setLastKey(key);
  close();
}

function useCloseFromOutside(opened: Opened, close: () => void) {
  useEffect(() => {
    if (!opened) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && target.closest(`[data-menu="${opened.name}"]`);
      if (!isInside) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      document.getElementById(buttonId(opened.name))?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  });
}
