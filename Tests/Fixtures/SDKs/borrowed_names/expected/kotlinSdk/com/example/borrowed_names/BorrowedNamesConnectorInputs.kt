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

package com.example.borrowed_names

@kotlinx.serialization.Serializable
public data class BooleanFilter(
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val eq: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<Boolean>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<Boolean>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class Int64ListFilter(
  val includes: com.google.firebase.dataconnect.OptionalVariable<Long?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val excludes: com.google.firebase.dataconnect.OptionalVariable<Long?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val includesAll: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val excludesAll: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
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
public data class NodeData(
  val id: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeId: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Data: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Type: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Variables: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val arguments: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val async: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val bigs: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `class`: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val component1: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val constructor: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val copy: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val debugDescription: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val description: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val encode: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val equals: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val moreBigs: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val noSuchMethod: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeKey: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val prototype: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val self: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val toString: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val words: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodes_on_node: com.google.firebase.dataconnect.OptionalVariable<List<NodeDataWithoutNodeId>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class NodeDataWithoutNodeId(
  val id: com.google.firebase.dataconnect.OptionalVariable<@kotlinx.serialization.Serializable(with = com.google.firebase.dataconnect.serializers.UUIDSerializer::class) java.util.UUID> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Data: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Type: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Variables: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val arguments: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val async: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val bigs: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `class`: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val component1: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val constructor: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val copy: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val debugDescription: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val description: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val encode: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val equals: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init: com.google.firebase.dataconnect.OptionalVariable<Int?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val moreBigs: com.google.firebase.dataconnect.OptionalVariable<List<Long>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val noSuchMethod: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeKey: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val prototype: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val self: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val toString: com.google.firebase.dataconnect.OptionalVariable<String?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val words: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodes_on_node: com.google.firebase.dataconnect.OptionalVariable<List<NodeDataWithoutNodeId>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class NodeFilter(
  val _and: com.google.firebase.dataconnect.OptionalVariable<List<NodeFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _not: com.google.firebase.dataconnect.OptionalVariable<NodeFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _or: com.google.firebase.dataconnect.OptionalVariable<List<NodeFilter>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val id: com.google.firebase.dataconnect.OptionalVariable<UUIDFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeId: com.google.firebase.dataconnect.OptionalVariable<UUIDFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val node: com.google.firebase.dataconnect.OptionalVariable<NodeFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Data: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Type: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Variables: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val arguments: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val async: com.google.firebase.dataconnect.OptionalVariable<BooleanFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val bigs: com.google.firebase.dataconnect.OptionalVariable<Int64ListFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `class`: com.google.firebase.dataconnect.OptionalVariable<WordFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val component1: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val constructor: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val copy: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val debugDescription: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val description: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val encode: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val equals: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val moreBigs: com.google.firebase.dataconnect.OptionalVariable<Int64ListFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val noSuchMethod: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeKey: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val prototype: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val self: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val toString: com.google.firebase.dataconnect.OptionalVariable<StringFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val words: com.google.firebase.dataconnect.OptionalVariable<WordListFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodes_on_node: com.google.firebase.dataconnect.OptionalVariable<NodeListFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class NodeListFilter(
  val count: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val exist: com.google.firebase.dataconnect.OptionalVariable<NodeFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class NodeOrder(
  val id: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeId: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val node: com.google.firebase.dataconnect.OptionalVariable<NodeOrder?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Data: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Type: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Variables: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val arguments: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val async: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `class`: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val component1: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val constructor: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val copy: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val debugDescription: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val description: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val encode: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val equals: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val noSuchMethod: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeKey: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val prototype: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val self: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val toString: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val _count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Data_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Type_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val Variables_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val arguments_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val async_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val class_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val component1_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val constructor_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val copy_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val debugDescription_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val description_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val encode_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val equals_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val id_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val noSuchMethod_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeId_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nodeKey_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val prototype_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val self_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val toString_count: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash_sum: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init_sum: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash_avg: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init_avg: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash_min: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init_min: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val hash_max: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val init_max: com.google.firebase.dataconnect.OptionalVariable<OrderDirection?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
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
public data class WordFilter(
  val eq: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ne: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val isNull: com.google.firebase.dataconnect.OptionalVariable<Boolean?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val `in`: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val nin: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val gt: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val ge: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val lt: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val le: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)

@kotlinx.serialization.Serializable
public data class WordListFilter(
  val includes: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val includesAll: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val excludes: com.google.firebase.dataconnect.OptionalVariable<Word?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val excludesAll: com.google.firebase.dataconnect.OptionalVariable<List<Word>?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val count: com.google.firebase.dataconnect.OptionalVariable<IntFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
  val exist: com.google.firebase.dataconnect.OptionalVariable<WordFilter?> = com.google.firebase.dataconnect.OptionalVariable.Undefined,
)
