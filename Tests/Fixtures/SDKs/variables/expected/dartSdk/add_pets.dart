part of 'variables.dart';

class AddPetsVariablesBuilder {
  List<PetData> pets;

  final FirebaseDataConnect _dataConnect;

  AddPetsVariablesBuilder(this._dataConnect, {required this.pets});

  Deserializer<AddPetsData> dataDeserializer = (dynamic json) => AddPetsData.fromJson(jsonDecode(json));
  Serializer<AddPetsVariables> varsSerializer = (AddPetsVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<AddPetsData, AddPetsVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<AddPetsData, AddPetsVariables> ref() {
    return _dataConnect.mutation(
      'AddPets',
      dataDeserializer,
      varsSerializer,
      AddPetsVariables(
        pets: pets,
      ),
    );
  }
}

@immutable
class AddPetsPetInsertMany {
  final String ownerId;
  final int number;

  AddPetsPetInsertMany.fromJson(dynamic json) :
    ownerId = nativeFromJson<String>(json['ownerId']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPetsPetInsertMany otherTyped = other as AddPetsPetInsertMany;
    return this.ownerId == otherTyped.ownerId &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([ownerId.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['ownerId'] = nativeToJson<String>(this.ownerId);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  AddPetsPetInsertMany({
    required this.ownerId,
    required this.number,
  });
}

@immutable
class AddPetsData {
  final List<AddPetsPetInsertMany> pet_insertMany;

  AddPetsData.fromJson(dynamic json) :
    pet_insertMany = (json['pet_insertMany'] as List<dynamic>).map((e) => AddPetsPetInsertMany.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPetsData otherTyped = other as AddPetsData;
    return _equal(this.pet_insertMany, otherTyped.pet_insertMany);
  }

  @override
  int get hashCode => Object.hashAll([_hash(pet_insertMany)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['pet_insertMany'] = this.pet_insertMany.map((e) => e.toJson()).toList();
    return json;
  }

  AddPetsData({
    required this.pet_insertMany,
  });
}

@immutable
class AddPetsVariables {
  final List<PetData> pets;

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddPetsVariables otherTyped = other as AddPetsVariables;
    return _equal(this.pets, otherTyped.pets);
  }

  @override
  int get hashCode => Object.hashAll([_hash(pets)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['pets'] = this.pets.map((e) => e.toJson()).toList();
    return json;
  }

  AddPetsVariables({
    required this.pets,
  });
}
