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

package com.example.variables

@kotlinx.serialization.Serializable
public data class FloatFilter(
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val eq: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<Double>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<Double>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val gt: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ge: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val lt: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val le: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class IntFilter(
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val eq: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<Int>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<Int>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val gt: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ge: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val lt: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val le: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class MoodFilter(
  val eq: com.google.firebase.dataconnect.OptionalVariable<Mood?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<Mood?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<Mood>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<Mood>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val gt: com.google.firebase.dataconnect.OptionalVariable<Mood?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ge: com.google.firebase.dataconnect.OptionalVariable<Mood?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val lt: com.google.firebase.dataconnect.OptionalVariable<Mood?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val le: com.google.firebase.dataconnect.OptionalVariable<Mood?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

/** Whoever pets belong to. */
@kotlinx.serialization.Serializable
public data class OwnerData(
  val id: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  /** What others see. */
  val mood: com.google.firebase.dataconnect.OptionalVariable<Mood> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val name: String,
  val pets_on_owner: com.google.firebase.dataconnect.OptionalVariable<List<PetDataWithoutOwnerId>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class OwnerFilter(
  val _and: com.google.firebase.dataconnect.OptionalVariable<List<OwnerFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _not: com.google.firebase.dataconnect.OptionalVariable<OwnerFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _or: com.google.firebase.dataconnect.OptionalVariable<List<OwnerFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val id: com.google.firebase.dataconnect.OptionalVariable<UUIDFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  /** What others see. */
  val mood: com.google.firebase.dataconnect.OptionalVariable<MoodFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val name: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val pets_on_owner: com.google.firebase.dataconnect.OptionalVariable<PetListFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class OwnerOrder(
  val id: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  /** What others see. */
  val mood: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val name: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val id_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val mood_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val name_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PassportDataWithoutPetOwnerIdAndPetNumber(
  val id: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val code: com.google.firebase.dataconnect.OptionalVariable<String> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val never: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PassportFilter(
  val _and: com.google.firebase.dataconnect.OptionalVariable<List<PassportFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _not: com.google.firebase.dataconnect.OptionalVariable<PassportFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _or: com.google.firebase.dataconnect.OptionalVariable<List<PassportFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val id: com.google.firebase.dataconnect.OptionalVariable<UUIDFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val petNumber: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val petOwnerId: com.google.firebase.dataconnect.OptionalVariable<UUIDFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val pet: com.google.firebase.dataconnect.OptionalVariable<PetFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val code: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val never: com.google.firebase.dataconnect.OptionalVariable<UnusedFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PetData(
  val ownerId: @kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID,
  val number: Int,
  /** What it listens to. */
  val name: String,
  val tags: com.google.firebase.dataconnect.OptionalVariable<List<String>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val passport_on_pet: com.google.firebase.dataconnect.OptionalVariable<PassportDataWithoutPetOwnerIdAndPetNumber?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PetDataWithoutOwnerId(
  val number: Int,
  /** What it listens to. */
  val name: String,
  val tags: com.google.firebase.dataconnect.OptionalVariable<List<String>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight: com.google.firebase.dataconnect.OptionalVariable<Double?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val passport_on_pet: com.google.firebase.dataconnect.OptionalVariable<PassportDataWithoutPetOwnerIdAndPetNumber?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PetFilter(
  val _and: com.google.firebase.dataconnect.OptionalVariable<List<PetFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _not: com.google.firebase.dataconnect.OptionalVariable<PetFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _or: com.google.firebase.dataconnect.OptionalVariable<List<PetFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ownerId: com.google.firebase.dataconnect.OptionalVariable<UUIDFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val owner: com.google.firebase.dataconnect.OptionalVariable<OwnerFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  /** What it listens to. */
  val name: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val tags: com.google.firebase.dataconnect.OptionalVariable<StringListFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight: com.google.firebase.dataconnect.OptionalVariable<FloatFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val passport_on_pet: com.google.firebase.dataconnect.OptionalVariable<PassportFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PetListFilter(
  val count: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val exist: com.google.firebase.dataconnect.OptionalVariable<PetFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class PetOrder(
  val ownerId: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val owner: com.google.firebase.dataconnect.OptionalVariable<OwnerOrder?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  /** What it listens to. */
  val name: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val name_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ownerId_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number_sum: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight_sum: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number_avg: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight_avg: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number_min: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight_min: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val number_max: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val weight_max: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class StringFilter(
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val eq: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<String>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<String>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val gt: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ge: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val lt: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val le: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val contains: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val startsWith: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val endsWith: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val pattern: com.google.firebase.dataconnect.OptionalVariable<StringPattern?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class StringListFilter(
  val includes: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val excludes: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val includesAll: com.google.firebase.dataconnect.OptionalVariable<List<String>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val excludesAll: com.google.firebase.dataconnect.OptionalVariable<List<String>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class StringPattern(
  val like: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val regex: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ignoreCase: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val invert: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class UUIDFilter(
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val eq: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class UnusedFilter(
  val eq: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<Unused>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<Unused>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val gt: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ge: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val lt: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val le: com.google.firebase.dataconnect.OptionalVariable<Unused?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)
