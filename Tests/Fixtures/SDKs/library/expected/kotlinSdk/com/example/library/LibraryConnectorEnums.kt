@file:Suppress(
  "KotlinRedundantDiagnosticSuppress",
  "MayBeConstant",
  "PropertyName",
  "RedundantCompanionReference",
  "RedundantVisibilityModifier",
  "RemoveEmptyClassBody",
  "SpellCheckingInspection",
  "unused",
)

package com.example.library

public enum class Shelf {
  OPEN,
  LOANED,
  LOST;

  public object EnumValueSerializer :
    com.example.library.EnumValueSerializer<Shelf>(Shelf.entries)
}
