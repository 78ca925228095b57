"""Parses generated code with grammars of Kotlin and Dart: parse.py FILE...

Prints a line for everything that is no part of the language, and succeeds if there is none.
"""

import pathlib
import sys

import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin

LANGUAGES = {
    ".dart": tree_sitter.Language(tree_sitter_dart.language()),
    ".kt": tree_sitter.Language(tree_sitter_kotlin.language()),
}


def faults(node):
    """The innermost nodes that the grammar could not make sense of, or had to make up."""
    inner = [fault for child in node.children if child.has_error for fault in faults(child)]
    return inner or ([node] if node.is_error or node.is_missing or node.has_error else [])


def main():
    count = 0
    for name in sys.argv[1:]:
        path = pathlib.Path(name)
        tree = tree_sitter.Parser(LANGUAGES[path.suffix]).parse(path.read_bytes())
        for fault in faults(tree.root_node) if tree.root_node.has_error else []:
            row, column = fault.start_point
            text = fault.text.decode(errors="replace").splitlines()[:1]
            print(f"{path.name}:{row + 1}:{column + 1}: {fault.type}: {''.join(text)}")
            count += 1
    return 1 if count else 0


sys.exit(main())
